-- Зарічна громада: improvement and property registry of a fictional municipality.
-- One script for PGlite and for PostgreSQL 15 and later; PostGIS is not needed, geometry is GeoJSON in jsonb.
-- The comment of a column is its Ukrainian title, which refusals and /table_info/columns use.

create extension if not exists pg_trgm;

create schema app;
create schema dict;
create schema land;
create schema works;
create schema doc;

-- The application ---------------------------------------------------------------------------------------------------

create table app.person (
  id serial primary key,
  login text unique not null,
  name text not null,
  title text,
  photo text,
  role text not null default 'editor' check (role in ('viewer', 'editor', 'chief', 'admin')),
  -- "none" lets nobody sign in.
  password_hash text not null default 'none',
  phone text check (phone ~ '^380\d{9}$'),
  email text,
  enabled boolean not null default true
);

-- Only a keyed hash of the cookie is stored, so that a reader of this table cannot take over a session.
create table app.session (
  id text primary key,
  person_id int not null references app.person on delete cascade,
  csrf text not null,
  created timestamptz not null default now(),
  expires timestamptz not null,
  ended timestamptz
);
create index on app.session (person_id, created);

-- Whoever changes a password, by whatever way, ends all sessions of that person.
create function app.end_sessions() returns trigger language plpgsql as $$
begin
  update app.session set ended = now() where person_id = new.id and ended is null;
  return new;
end
$$;
create trigger end_sessions after update of password_hash on app.person
for each row when (old.password_hash is distinct from new.password_hash) execute function app.end_sessions();

-- Attempts to sign in during the last minutes that failed, or have not been answered yet.
create table app.sign_in (
  id bigserial primary key,
  login text not null,
  address text not null,
  at timestamptz not null default now()
);
create index on app.sign_in (at);

-- One row for each Idempotency-Key; the answer is written in the transaction that writes the record.
create table app.idempotency (
  person_id int not null references app.person on delete cascade,
  key text not null,
  request_hash text not null,
  status int,
  headers jsonb,
  body text,
  created timestamptz not null default now(),
  primary key (person_id, key)
);
create index on app.idempotency (created);

create table app.signer (
  kid text primary key,
  person_id int not null references app.person on delete cascade,
  jwk jsonb not null,
  created timestamptz not null default now()
);

create table app.nonce (
  kid text not null,
  nonce text not null,
  at timestamptz not null default now(),
  primary key (kid, nonce)
);

create table app.file (
  id uuid primary key,
  dir text not null,
  native_name text not null,
  ext text not null,
  mime text not null,
  size bigint not null,
  sha256 text not null,
  model_name text,
  object_id text,
  clsid text,
  person_id int references app.person,
  created timestamptz not null default now(),
  removed timestamptz
);
create index on app.file (model_name, object_id);

create table app.history (
  id bigserial primary key,
  model_name text not null,
  object_id text not null,
  field text,
  change_from text,
  change_to text,
  person_id int references app.person,
  cdate timestamptz not null default now()
);
create index on app.history (model_name, object_id);

-- Deleted records, for POST /api/restore/{table}/{id}.
create table app.deleted (
  model_name text not null,
  object_id text not null,
  record jsonb not null,
  person_id int references app.person,
  deleted_at timestamptz not null default now(),
  primary key (model_name, object_id)
);

create view app.crm_status_view as
select
  history.id,
  model_name,
  object_id,
  change_from,
  change_to,
  cdate,
  to_char(cdate, 'DD.MM.YYYY HH24:MI') as cdate_txt,
  person.name as user_name
from app.history
left join app.person on person.id = history.person_id
where field = 'status';

create table app.notice (
  id serial primary key,
  person_id int references app.person,
  title text,
  icon text,
  message text not null,
  url text,
  delay int,
  created timestamptz not null default now(),
  seen timestamptz
);

create table app.reminder (
  id serial primary key,
  model_name text not null,
  object_id text not null,
  at timestamptz not null,
  person_id int not null references app.person,
  text text,
  done boolean not null default false
);

-- One vote of each person; a second vote of the same person replaces the first.
create table app.vote (
  rating_id text not null,
  person_id int not null references app.person on delete cascade,
  value numeric not null check (value between 0 and 10),
  primary key (rating_id, person_id)
);

create table app.setting (
  key text primary key,
  value jsonb not null
);

create table app.layer (
  layer_id int primary key,
  layer_name text not null,
  layer_name_ua text not null,
  layer_name_ru text,
  layer_name_en text,
  layer_table text,
  layer_url text,
  ver text,
  sub_layers text,
  legend jsonb,
  geom_service_type int not null default 0,
  layer_type int not null default 0,
  is_nocacheable boolean not null default false,
  enabled boolean not null default true,
  ord int not null default 0,
  setting jsonb not null default '{}'
);

create table app.rel_extend (
  aname text primary key,
  description text not null
);
create view app.rel_extend_view as select * from app.rel_extend;

create table app.template (
  name text primary key,
  kind text not null check (kind in ('interface', 'form', 'format', 'doc', 'widget')),
  title text,
  body text not null,
  updated timestamptz not null default now()
);

create table app.image_map (
  id serial primary key,
  title text not null,
  image text not null,
  width int not null,
  height int not null
);

create table app.image_region (
  id serial primary key,
  map_id int not null references app.image_map on delete cascade,
  title text not null,
  status text,
  color text,
  geom jsonb not null
);

-- Classifiers -------------------------------------------------------------------------------------------------------

create table dict.cls (
  id serial primary key,
  list text not null,
  code text not null,
  parent text,
  ua text not null,
  ru text,
  en text,
  color text,
  grp text,
  ord int not null default 0,
  enabled boolean not null default true,
  hidden boolean not null default false,
  unique (list, code)
);
create index on dict.cls (list, parent, ord);
create index on dict.cls using gin (ua gin_trgm_ops);

-- A table whose key is not "id".
create table dict.purpose (
  code text primary key,
  name text not null,
  section text not null
);

-- "color" holds the coefficient (R3.5-07).
create table dict.unit_system (
  id text primary key,
  text text not null,
  parent text,
  color numeric
);

-- Land and objects --------------------------------------------------------------------------------------------------

create table land.district (
  id serial primary key,
  name text not null,
  geom jsonb
);

create table land.street (
  id serial primary key,
  name text not null,
  kind text,
  class text,
  surface text,
  lanes int,
  district_id int references land.district,
  geom jsonb
);
create index on land.street using gin (name gin_trgm_ops);

create table land.address (
  id serial primary key,
  street_id int not null references land.street,
  house text not null,
  text text not null,
  x numeric not null,
  y numeric not null,
  unique (street_id, house)
);
create index on land.address using gin (text gin_trgm_ops);

create table land.parcel (
  id serial primary key,
  cad_num text unique not null,
  purpose text references dict.purpose,
  ownership text not null,
  area_ha numeric not null check (area_ha > 0),
  price numeric,
  street_id int references land.street,
  house text,
  status text not null default 'draft',
  owner jsonb,
  rights jsonb,
  lease_from date,
  lease_to date,
  note text,
  files jsonb,
  geom jsonb,
  created timestamptz not null default now(),
  created_by int references app.person,
  updated timestamptz
);

create table land.tree (
  id serial primary key,
  code text unique not null,
  species text not null,
  height_m numeric,
  diameter_cm int check (diameter_cm between 0 and 1000),
  condition text not null,
  alive boolean not null default true,
  planted date,
  street_id int references land.street,
  leaf_colors text,
  photos jsonb,
  geom jsonb
);

-- The key is gid (layer setting.pk); off_at is text, because 24:00 is allowed.
create table land.lamp (
  gid serial primary key,
  street_id int references land.street,
  power_w int not null,
  led boolean not null default false,
  on_at time,
  off_at text,
  geom jsonb
);

create table land.building (
  id serial primary key,
  parcel_id int references land.parcel,
  kind text,
  floors int,
  geom jsonb
);

-- Works -------------------------------------------------------------------------------------------------------------

create table works.contractor (
  id serial primary key,
  edrpou text unique not null check (edrpou ~ '^\d{8}$'),
  name text not null,
  site text,
  email text,
  emails text[],
  phone text check (phone ~ '^380\d{9}$'),
  contacts jsonb,
  work_from time,
  work_to text,
  rating_id text,
  rating int check (rating between 1 and 5),
  brand_colors text,
  iban text,
  active boolean not null default true
);
comment on table works.contractor is 'Підрядники';
comment on column works.contractor.edrpou is 'Код ЄДРПОУ';
comment on column works.contractor.name is 'Назва';
comment on column works.contractor.site is 'Сайт';
comment on column works.contractor.email is 'Електронна пошта';
comment on column works.contractor.emails is 'Інші адреси';
comment on column works.contractor.rating is 'Оцінка';
comment on column works.contractor.phone is 'Телефон';
comment on column works.contractor.contacts is 'Контактні особи';
comment on column works.contractor.work_from is 'Працює з';
comment on column works.contractor.work_to is 'Працює до';
comment on column works.contractor.iban is 'Рахунок IBAN';
comment on column works.contractor.active is 'Діючий';

create sequence works.request_num;

create table works.request (
  id serial primary key,
  num text unique default 'ЗВ-' || to_char(now(), 'YYYY') || '/' || trim(to_char(nextval('works.request_num'), 'FM9900000')),
  topic text not null,
  applicant text not null default 'Анонімно',
  phone text check (phone ~ '^380\d{9}$'),
  email text,
  address_id int references land.address,
  district_id int references land.district,
  place jsonb,
  body text not null,
  priority int not null default 3 check (priority between 1 and 5),
  tags text[],
  status text not null default 'new',
  received timestamptz not null default now(),
  due date,
  visit_at timestamptz,
  sla_seconds int,
  person_id int references app.person,
  contractor_id int references works.contractor,
  anonymous boolean not null default false,
  channel text,
  photos jsonb,
  answer text,
  spent numeric,
  satisfied boolean,
  reminder jsonb
);
create index on works.request (status, due);
create index on works.request (district_id);
create index on works.request (received);
comment on table works.request is 'Звернення громадян';
comment on column works.request.num is 'Номер';
comment on column works.request.topic is 'Тема';
comment on column works.request.applicant is 'Заявник';
comment on column works.request.phone is 'Телефон';
comment on column works.request.email is 'Електронна пошта';
comment on column works.request.address_id is 'Адреса';
comment on column works.request.district_id is 'Район';
comment on column works.request.place is 'Місце на карті';
comment on column works.request.body is 'Зміст звернення';
comment on column works.request.priority is 'Пріоритет';
comment on column works.request.tags is 'Мітки';
comment on column works.request.status is 'Статус';
comment on column works.request.received is 'Надійшло';
comment on column works.request.due is 'Термін виконання';
comment on column works.request.visit_at is 'Виїзд на місце';
comment on column works.request.sla_seconds is 'Час на розгляд';
comment on column works.request.person_id is 'Відповідальна особа';
comment on column works.request.contractor_id is 'Підрядник';
comment on column works.request.anonymous is 'Анонімно';
comment on column works.request.channel is 'Джерело';
comment on column works.request.photos is 'Фото';
comment on column works.request.answer is 'Відповідь заявнику';
comment on column works.request.spent is 'Витрачено';
comment on column works.request.satisfied is 'Задоволений відповіддю';
comment on column works.request.reminder is 'Нагадування';

create table works.roadwork (
  id serial primary key,
  code text unique,
  kind text not null,
  status text not null,
  street_id int references land.street,
  contractor_id int references works.contractor,
  date_from date,
  date_to date,
  budget numeric check (budget > 0),
  items jsonb,
  schedule jsonb,
  process text,
  checklist jsonb,
  geom jsonb,
  note_md text,
  estimate jsonb
);

create table works.inspection (
  id serial primary key,
  request_id int references works.request on delete cascade,
  at timestamptz not null default now(),
  person_id int references app.person,
  temperature numeric,
  result text,
  video jsonb,
  audio jsonb,
  photos jsonb,
  scores jsonb
);

create table works.stage (
  id serial primary key,
  roadwork_id int references works.roadwork on delete cascade,
  parent int references works.stage on delete cascade,
  name text not null,
  enabled boolean not null default true,
  ord int not null default 0
);

-- Documents and queries ---------------------------------------------------------------------------------------------

create table doc.document (
  id serial primary key,
  num text unique,
  title text not null,
  kind text not null,
  template text references app.template,
  data jsonb,
  body text,
  short text,
  note text,
  created timestamptz not null default now(),
  signed_kid text,
  dsmessage text,
  dssigned text
);

create table doc.query (
  id serial primary key,
  title text not null,
  spec jsonb not null,
  person_id int references app.person
);

create table doc.code (
  id serial primary key,
  name text unique not null,
  mode text not null default 'json',
  body text not null default ''
);
comment on column land.parcel.cad_num is 'Кадастровий номер';
comment on column land.parcel.area_ha is 'Площа';
comment on column land.tree.code is 'Код';
comment on column land.tree.diameter_cm is 'Діаметр';
comment on column works.roadwork.budget is 'Бюджет';
comment on column dict.cls.list is 'Класифікатор';
comment on column dict.cls.code is 'Код';
comment on column dict.cls.ua is 'Назва';
