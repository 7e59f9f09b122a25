<%@ page contentType="text/html;charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<%-- <a edti="x"> --%>
<main id="main" class="<%= request.getParameter("kind") %>">
<a href="#" show-modal="#rules">Порядок</a>
<template id="rules"><p>Порядок розгляду</p></template>
<vs-popup title="Звернення" width="640" position="right" model="works.request" form="request" record="${row.id}"></vs-popup>
<a href="#" vs-popup="#card-${row.id}" title="Картка">Картка</a><div id="card-${row.id}" hidden>…</div>
</main>
