// Plain JavaScript on purpose: it has to run, and explain itself, on any Node that a machine happens to have.
const wanted = 24
const found = Number(process.versions.node.split('.')[0])
if (found !== wanted) {
  console.error(
    [
      `This project runs on Node ${wanted}, which it brings along as the npm package "node"; this is Node ${process.versions.node}.`,
      'Use the npm scripts (npm start, npm test): they find it in node_modules. If they bring you here, its install',
      'script did not run. Then:  npm rebuild node --foreground-scripts  (and allow its install script if npm asks).',
    ].join('\n'),
  )
  process.exit(1)
}
