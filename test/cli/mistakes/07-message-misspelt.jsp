<%@ page contentType="text/html;charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%-- <a edti="x"> --%>
<main id="main" class="<%= request.getParameter("kind") %>">
<c:forEach items="${rows}" var="row">
<button type="button" data-del="works.request/${row.id}" mesage="Видалити?">Видалити</button>
</c:forEach>
</main>
