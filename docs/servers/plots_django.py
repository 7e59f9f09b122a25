"""Plots with Django in one file. Try it: python3 plots_django.py runserver, with the folder dist beside this file."""
import json, os, sys
import django
from django.conf import settings

HERE = os.path.dirname(os.path.abspath(__file__))
settings.configure(
    SECRET_KEY=os.environ.get("SECRET_KEY", "only for trying it out"), DEBUG=True, ROOT_URLCONF=__name__,
    ALLOWED_HOSTS=["127.0.0.1", "localhost"], DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": os.path.join(HERE, "plots.db")}},
    # the cookie csrftoken is read by the product and sent back as X-CSRFToken
    MIDDLEWARE=["django.middleware.csrf.CsrfViewMiddleware"],
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}],
)
django.setup()

from django.core.exceptions import ValidationError
from django.core.validators import MinValueValidator
from django.db import connection, models
from django.http import HttpResponse, JsonResponse
from django.template import engines
from django.urls import path, re_path
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.static import serve


class Plot(models.Model):
    number = models.CharField(max_length=30, unique=True)
    district = models.CharField(max_length=1, blank=True, null=True)
    owner = models.CharField(max_length=100, blank=True, null=True)
    area = models.FloatField(validators=[MinValueValidator(0.0001, "The area must be above 0.")])

    class Meta:
        app_label = "plots"


FIELDS = ("id", "number", "district", "owner", "area")
FORM = {"title": "Plot", "schema": {
    "number": {"type": "Text", "title": "Number", "col": 6,
               "validators": ["required", {"type": "remote", "url": "/api/unique/public/plot/number"}]},
    "district": {"type": "Select", "title": "District", "col": 6, "data": "district"},
    "owner": {"type": "Autocomplete", "title": "Owner", "col": 6, "data": "owner", "tags": True},
    "area": {"type": "Number", "title": "Area", "col": 6, "unit": "ha", "validators": ["required"]},
}}
PAGE = engines["django"].from_string("""<!doctype html><html lang="en"><meta charset="utf-8"><title>Plots</title>
<script src="/dist/vs.js" data-lang="en"></script>
<h1>Plots</h1><p><button add="plot">Add a plot</button></p>
<table id="plots" vs-refresh="plot">{% for plot in plots %}
  <tr><td>{{ plot.number }}</td><td>{{ plot.owner|default:"" }}</td><td>{{ plot.area }} ha</td>
  <td><a href="#" edit="plot/{{ plot.id }}/plot">Edit</a> <a href="#" del="plot/{{ plot.id }}">Delete</a></td></tr>
{% endfor %}</table>""")


@ensure_csrf_cookie
def page(request):
    return HttpResponse(PAGE.render({"plots": Plot.objects.order_by("number")}, request))


# 1. what the first popup needs: the form, and the record by its address
def form(request):
    return JsonResponse(FORM)


def plot(request, plot_id):
    if request.method == "GET" and not plot_id:  # for vs-table
        return JsonResponse(list(Plot.objects.order_by("number").values(*FIELDS)), safe=False)
    found = Plot.objects.filter(id=plot_id or 0).first()
    if plot_id and not found:
        return JsonResponse({"error": "There is no such plot."}, status=404)
    if request.method == "GET":
        return JsonResponse({name: getattr(found, name) for name in FIELDS})
    if request.method == "DELETE":
        found.delete()
        return JsonResponse({"id": plot_id})
    record = found or Plot()
    for name, value in json.loads(request.body).items():
        if name in FIELDS and name != "id":
            setattr(record, name, value)
    try:
        record.full_clean()
    except ValidationError as error:  # errors by field stand at their fields
        return JsonResponse(error.message_dict, status=400)
    record.save()
    return JsonResponse({"id": record.id})


# 2. lists, search while typing, uniqueness
def districts(request):
    return JsonResponse({"district": [["n", "North"], ["s", "South"]]})


def owners(request):
    found = Plot.objects.filter(owner__icontains=request.GET.get("key", "")).values_list("owner", flat=True)
    return JsonResponse([{"id": owner, "text": owner} for owner in found.distinct()[:30]], safe=False)


def is_free(request):
    taken = Plot.objects.filter(number=request.GET.get("value")).exclude(id=request.GET.get("id") or 0)
    return JsonResponse(not taken.exists(), safe=False)


urlpatterns = [
    path("", page),
    path("api/template/form/plot", form),
    re_path(r"^api/plot/(\d*)$", plot),
    path("api-user/select/district", districts),
    path("api-user/suggest/owner", owners),
    path("api/unique/public/plot/number", is_free),
    re_path(r"^dist/(?P<path>.*)$", serve, {"document_root": os.path.join(HERE, "dist")}),
]

if __name__ == "__main__":
    if "plots_plot" not in connection.introspection.table_names():
        with connection.schema_editor() as editor:
            editor.create_model(Plot)
    from django.core.management import execute_from_command_line
    execute_from_command_line(sys.argv)
