<%@ page contentType="text/html;charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%-- <a edti="x"> --%>
<main id="main" class="<%= request.getParameter("kind") %>">
<c:forEach items="${rows}" var="row">
<vs-select name="k_${row.id}" title="Вид" type="stepselect" data="kind"></vs-select>
</c:forEach>
</main>
