<%@ page contentType="text/html;charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%-- <a edti="x"> --%>
<main id="main" class="<%= request.getParameter("kind") %>">
<c:choose><c:when test="${row.open}"><p id="state">Відкрито</p>
</c:when><c:otherwise><p id="state">Закрито</p>
</c:otherwise></c:choose><vs-label title="Номер" value="${row.id}"></vs-label>
</main>
