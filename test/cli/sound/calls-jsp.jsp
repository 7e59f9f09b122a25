<%@ page contentType="text/html;charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%-- <a edti="x"> --%>
<main id="main" class="<%= request.getParameter("kind") %>">
<button type="button" api="method/request.take" obj="id:${row.id},note:новий" silent callback="onTaken">Взяти</button>
<button type="button" api="/api/works.request/${row.id}" method="GET">Прочитати</button>
<button type="button" vs-action="request/remind" obj="id:${row.id}">Нагадати</button>
<button type="button" modal="closing" api="method/request.close" obj='{"id":"${row.id}"}'>Виконати</button>
</main>
