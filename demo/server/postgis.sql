-- Only on a server that has PostGIS: a geometry column beside each GeoJSON column, for QGIS and MapServer. The GeoJSON
-- stays the single source; the shape is computed from it at each write.
create extension if not exists postgis;

alter table land.district add column shape geometry(Polygon, 4326)
  generated always as (ST_SetSRID(ST_GeomFromGeoJSON(geom), 4326)) stored;
alter table land.street add column shape geometry(MultiLineString, 4326)
  generated always as (ST_SetSRID(ST_GeomFromGeoJSON(geom), 4326)) stored;
alter table land.parcel add column shape geometry(Polygon, 4326)
  generated always as (ST_SetSRID(ST_GeomFromGeoJSON(geom), 4326)) stored;
alter table land.tree add column shape geometry(Point, 4326)
  generated always as (ST_SetSRID(ST_GeomFromGeoJSON(geom), 4326)) stored;
alter table land.lamp add column shape geometry(Point, 4326)
  generated always as (ST_SetSRID(ST_GeomFromGeoJSON(geom), 4326)) stored;
alter table land.building add column shape geometry(Polygon, 4326)
  generated always as (ST_SetSRID(ST_GeomFromGeoJSON(geom), 4326)) stored;
alter table works.roadwork add column shape geometry(LineString, 4326)
  generated always as (ST_SetSRID(ST_GeomFromGeoJSON(geom), 4326)) stored;

create index on land.district using gist (shape);
create index on land.street using gist (shape);
create index on land.parcel using gist (shape);
create index on land.tree using gist (shape);
create index on land.lamp using gist (shape);
create index on land.building using gist (shape);
create index on works.roadwork using gist (shape);
