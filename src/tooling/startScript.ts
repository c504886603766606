/**
 * Script of every page: loads the page's modules after its first paint. Tags would load them beside the page, and that paint
 * would come 20 to 140 ms later on a slow line: browsers and proxies do not always send what matters first. A tab that is
 * hidden at the start does not wait for a paint. A browser that reports no paint, as Tor's does, loads them after 3 s. The observer
 * comes last: where it does not exist, the script throws after the timer is set. Each request has a task of
 * its own, and so has the evaluation of the first preload, the library: in one task they block the main thread of a phone for over 100 ms.
 */
export const START_SCRIPT = `(({dataset:{entry,preloads}})=>{
let load=()=>{
load=()=>{};
const hrefs=[...preloads.match(/\\S+/g)??[],entry];
for(const href of hrefs)setTimeout(()=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,fetchPriority:'low'})));
setTimeout(()=>import(hrefs[0]).finally(()=>import(entry)))
};
if(document.hidden)load();
else{
setTimeout(()=>load(),3e3);
new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&load()).observe({type:'paint',buffered:true})
}
})(document.currentScript)`.replaceAll('\n', '')

const MODULE_TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** Replaces the bundler's tags of modules by the start script. The addresses are those of the entry, the library, and others. */
export function withStartScript(html: string, [entry, ...preloads]: readonly string[]): string {
  const start = `<script data-entry="${entry}" data-preloads="${preloads.join(' ')}">${START_SCRIPT}</script>`
  return html.replaceAll(MODULE_TAGS, '').replace('</body>', () => `${start}\n  </body>`)
}
