/* What every hostile page has: a log of the events that the host receives. Old JavaScript, as hosts write it. */
var hostLog = [];
function note(text) {
  hostLog[hostLog.length] = String(text);
}
(function () {
  var attribute = Element.prototype.getAttribute;
  var types = ["click", "mousedown", "keydown", "keyup", "input", "change", "submit", "reset"];
  function listen(type) {
    document.addEventListener(type, function (event) {
      var target = event.target;
      var name = target.nodeType === 1 ? attribute.call(target, "id") || target.localName : "document";
      note(type + " " + name + (event.key ? " " + event.key : "") + (event.defaultPrevented ? " prevented" : ""));
    });
  }
  for (var at = 0; at < types.length; at++) listen(types[at]);
})();
