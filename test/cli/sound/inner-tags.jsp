<a href="<c:url value="/plots"/>" edit="town.plot/${plot.id}/<c:out value="${form}" default="main"/>" title="<fmt:message key="edit"/>">x</a>
<a href="#" <c:if test="${plot.open}">edit="town.plot/${plot.id}"</c:if><c:if test="${!plot.open}">info="town.plot/${plot.id}"</c:if>>x</a>
<vs-text name="note" title='<spring:message code="note"/>' value="<c:out value='${plot.note}'/>"></vs-text>
