/* Replacements of 2014 for what browsers lacked then, installed without asking whether the browser lacks it. They know
   no shadow roots, and only what the first version of each method could do. */
(function () {
  var element = Element.prototype;
  function put(owner, name, method) {
    Object.defineProperty(owner, name, { value: method, writable: true, configurable: true });
  }
  put(element, "matches", function (selector) {
    var found = (this.document || this.ownerDocument).querySelectorAll(selector);
    for (var at = found.length - 1; at >= 0; at--) if (found.item(at) === this) return true;
    return false;
  });
  put(element, "closest", function (selector) {
    var at = this;
    if (!document.documentElement.contains(at)) return null;
    do {
      if (at.matches(selector)) return at;
      at = at.parentElement || at.parentNode;
    } while (at !== null && at.nodeType === 1);
    return null;
  });
  put(element, "remove", function () {
    if (this.parentNode) this.parentNode.removeChild(this);
  });
  put(element, "append", function () {
    for (var at = 0; at < arguments.length; at++)
      this.appendChild(arguments[at] instanceof Node ? arguments[at] : document.createTextNode(arguments[at]));
  });
  put(element, "prepend", function () {
    for (var at = arguments.length - 1; at >= 0; at--)
      this.insertBefore(
        arguments[at] instanceof Node ? arguments[at] : document.createTextNode(arguments[at]),
        this.firstChild,
      );
  });
  put(NodeList.prototype, "forEach", function (each, self) {
    for (var at = 0; at < this.length; at++) each.call(self, this[at], at, this);
  });
  put(Array, "from", function (list) {
    return Array.prototype.slice.call(list);
  });
  put(Array.prototype, "find", function (test) {
    for (var at = 0; at < this.length; at++) if (test(this[at])) return this[at];
  });
  put(Array.prototype, "includes", function (one) {
    return this.indexOf(one) >= 0;
  });
  put(Object, "assign", function (to) {
    for (var at = 1; at < arguments.length; at++) for (var name in arguments[at]) to[name] = arguments[at][name];
    return to;
  });
  put(Object, "entries", function (of) {
    return Object.keys(of).map(function (name) {
      return [name, of[name]];
    });
  });
  put(String.prototype, "startsWith", function (start) {
    return this.indexOf(start) === 0;
  });
  put(String.prototype, "includes", function (part) {
    return this.indexOf(part) >= 0;
  });
  window.requestAnimationFrame = function (draw) {
    return setTimeout(draw, 16);
  };
  window.cancelAnimationFrame = clearTimeout;
})();
