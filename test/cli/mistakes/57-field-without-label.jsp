<%@ page contentType="text/html;charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%-- <a edti="x"> --%>
<main id="main" class="<%= request.getParameter("kind") %>">
<c:forEach items="${rows}" var="row">
<form method="post" action="/old"><vs-text name="note_${row.id}"></vs-text></form>
</c:forEach>
</main>
