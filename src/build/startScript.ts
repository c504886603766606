/**
 * Script of every page: loads the page's modules after its first paint. Tags would load them beside the page, and that paint
 * would come 20 to 140 ms later on a slow line: browsers and proxies do not always send what matters first. A tab that is
 * hidden at the start loads them at once. A browser that reports no paint, as Tor's does, loads them after 3 s. The observer
 * comes last: where it does not exist, the script throws after the timer is set. Each request and the library, which is the last
 * preload, get a task of their own: together they would block a phone for over 100 ms.
 */
export const START_SCRIPT = `(({dataset:{entry,preloads}})=>{
let load=()=>{
load=()=>{};
const hrefs=[entry,...preloads.match(/\\S+/g)??[]].reverse();
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

/** Replaces the tags of modules and their preloads by the start script. @throws {Error} if there is no module */
export function withStartScript(html: string): string {
  const tags = html.match(MODULE_TAGS) ?? []
  const addressesOf = (tag: string) =>
    tags.filter((text) => text.includes(tag)).map((text) => /(?:src|href)="([^"]+)"/.exec(text)?.[1])
  const [entry] = addressesOf('<script')
  if (!entry) throw new Error('The template has no entry script')
  const start = `<script data-entry="${entry}" data-preloads="${addressesOf('<link').join(' ')}">${START_SCRIPT}</script>`
  return html.replaceAll(MODULE_TAGS, '').replace('</body>', () => `${start}\n  </body>`)
}
