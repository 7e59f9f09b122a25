<%@ page contentType="text/html;charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%-- <a edti="x"> --%>
<main id="main" class="<%= request.getParameter("kind") %>">
<form method="post" action="/old.php">
<input type="hidden" name="_token" value="${row.id}">
<label>Тема <vs-select><select name="topic"><option value="1">Освітлення</option></select></vs-select></label>
<vs-text name="note" title="Нотатка" value="${row.id}" required maxlength="200"></vs-text>
<vs-hidden name="id" value="${row.id}"></vs-hidden>
<vs-choice type="Radio" name="urgent" title="Терміново" options='{"1":"так","0":"ні"}'></vs-choice>
</form>
</main>
