<a href="<c:url value="/plots"/>" edit="town.plot" title="<fmt:message key="edit"/>">x</a>
<a href="#" <c:if test="${plot.open}">edti="town.plot/${plot.id}"</c:if>>x</a>
