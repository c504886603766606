// Plain JavaScript, since it also runs on versions of Node that know no TypeScript.
const wanted = 24
const found = Number(process.versions.node.split('.')[0])
if (found !== wanted) {
  console.error(
    [
      `This project needs Node ${wanted}, which npm installs as the package "node". This is Node ${process.versions.node}.`,
      "Run the npm scripts (npm start, npm test), which use it. If an npm script prints this message, the package's",
      'install script did not run: npm rebuild node --foreground-scripts (and allow the script if npm asks).',
    ].join('\n'),
  )
  process.exit(1)
}
