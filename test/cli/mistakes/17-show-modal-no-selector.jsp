<%@ page contentType="text/html;charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%-- <a edti="x"> --%>
<main id="main" class="<%= request.getParameter("kind") %>">
<c:forEach items="${rows}" var="row">
<a href="#" show-modal="rules-${row.id}">Порядок</a>
</c:forEach>
</main>
