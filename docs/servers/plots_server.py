"""Plots with SQLite and Python's own server. Try it: python3 plots_server.py, with the folder dist beside this file."""
import html, json, os, re, secrets, sqlite3
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

TOKEN = secrets.token_hex(16)  # one user; with sessions it is one a session
FORM = {"title": "Plot", "schema": {
    "number": {"type": "Text", "title": "Number", "col": 6,
               "validators": ["required", {"type": "remote", "url": "/api/unique/public/plot/number"}]},
    "district": {"type": "Select", "title": "District", "col": 6, "data": "district"},
    "owner": {"type": "Autocomplete", "title": "Owner", "col": 6, "data": "owner", "tags": True},
    "area": {"type": "Number", "title": "Area", "col": 6, "unit": "ha", "validators": ["required"]},
}}
FIELDS = ("number", "district", "owner", "area")


def rows(sql, *values):
    with sqlite3.connect("plots.db") as db:
        db.row_factory = sqlite3.Row
        return [dict(row) for row in db.execute(sql, values)]


rows("CREATE TABLE IF NOT EXISTS plot (id INTEGER PRIMARY KEY, number TEXT UNIQUE, district TEXT, owner TEXT, area REAL)")


class Plots(SimpleHTTPRequestHandler):
    def do_GET(self):
        address = urlsplit(self.path)
        path, query = unquote(address.path), {key: values[0] for key, values in parse_qs(address.query).items()}
        if path.startswith("/dist/") and ".." not in path:
            return super().do_GET()
        if path == "/":
            return self.answer(page(), kind="text/html; charset=utf-8")
        # 1. what the first popup needs: the form, and the record by its address
        if path == "/api/template/form/plot":
            return self.answer(FORM)
        if found := re.fullmatch(r"/api/plot/(\d+)", path):
            plots = rows("SELECT * FROM plot WHERE id = ?", found[1])
            return self.answer(plots[0]) if plots else self.answer({"error": "There is no such plot."}, 404)
        # 2. lists, search while typing, uniqueness, the records for vs-table
        if path == "/api/plot/":
            return self.answer(rows("SELECT * FROM plot ORDER BY number"))
        if path == "/api-user/select/district":
            return self.answer({"district": [["n", "North"], ["s", "South"]]})
        if path == "/api-user/suggest/owner":
            found = rows("SELECT DISTINCT owner FROM plot WHERE owner LIKE ? LIMIT 30", f"%{query.get('key', '')}%")
            return self.answer([{"id": row["owner"], "text": row["owner"]} for row in found])
        if path == "/api/unique/public/plot/number":
            return self.answer(is_free(query.get("value", ""), query.get("id") or 0))
        return self.answer({"error": "There is no such address."}, 404)

    def do_POST(self):
        found = re.fullmatch(r"/api/plot/(\d*)", self.path)
        # CSRF: the page holds the token in a meta tag, each write sends it back in a header
        if not secrets.compare_digest(self.headers.get("X-CSRF-Token", ""), TOKEN):
            return self.answer({"error": "This page is too old. Reload it."}, 403)
        if not found:
            return self.answer({"error": "There is no such address."}, 404)
        plot_id = found[1]
        if self.command == "DELETE":
            rows("DELETE FROM plot WHERE id = ?", plot_id)
            return self.answer({"id": plot_id})
        plot = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        errors = {}  # errors by field stand at their fields
        if not (plot.get("area") or 0) > 0:
            errors["area"] = "The area must be above 0."
        if not is_free(plot.get("number"), plot_id or 0):
            errors["number"] = "This number is taken."
        if errors:
            return self.answer({"errors": errors}, 422)
        values = [plot.get(name) for name in FIELDS]
        if plot_id:
            rows("UPDATE plot SET number = ?, district = ?, owner = ?, area = ? WHERE id = ?", *values, plot_id)
        else:
            made = rows("INSERT INTO plot (number, district, owner, area) VALUES (?, ?, ?, ?) RETURNING id", *values)
            plot_id = made[0]["id"]
        return self.answer({"id": plot_id})

    do_PUT = do_DELETE = do_POST

    def answer(self, data, status=200, kind="application/json"):
        body = (data if isinstance(data, str) else json.dumps(data, ensure_ascii=False)).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def is_free(number, plot_id):
    return not rows("SELECT 1 FROM plot WHERE number = ? AND id <> ?", number, plot_id)


def page():
    """The markup of the server, one script tag, and attributes."""
    lines = "".join(
        f"<tr><td>{html.escape(row['number'] or '')}</td><td>{html.escape(row['owner'] or '')}</td><td>{row['area']} ha</td>"
        f"<td><a href='#' edit='plot/{row['id']}/plot'>Edit</a> <a href='#' del='plot/{row['id']}'>Delete</a></td></tr>"
        for row in rows("SELECT * FROM plot ORDER BY number"))
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><meta name="csrf-token" content="{TOKEN}">
<title>Plots</title><script src="/dist/vs.js" data-lang="en"></script>
<h1>Plots</h1><p><button add="plot">Add a plot</button></p>
<table id="plots" vs-refresh="plot">{lines}</table>"""


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8000"))), Plots).serve_forever()
