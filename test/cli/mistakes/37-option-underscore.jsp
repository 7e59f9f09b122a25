<%@ page contentType="text/html;charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%-- <a edti="x"> --%>
<main id="main" class="<%= request.getParameter("kind") %>">
<c:forEach items="${rows}" var="row">
<vs-number name="area_${row.id}" title="Площа" decimal_places="4"></vs-number>
</c:forEach>
</main>
