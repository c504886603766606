import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCommand } from '../../helpers/findCommand.ts'
import { freePort } from '../../helpers/listen.ts'
import { NOBODY, run, type RunningServer, type SiteCopy } from './runServer.ts'

export interface ServerKind {
  name: string
  /** Where it is false, the tests of this server are skipped. */
  isInstalled: boolean
  start: (site: SiteCopy) => Promise<RunningServer>
}

const nginx = findCommand('nginx')
/** Whether it is there, and the tests' user may start it. */
const hasNginx = nginx !== '' && !spawnSync(nginx, ['-v'], { ...NOBODY, cwd: '/' }).error
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const nginxHasBrotli = existsSync(BROTLI_MODULE)

async function startNginx({ folder, root, hosts }: SiteCopy): Promise<RunningServer> {
  const port = await freePort()
  const site = join(hosts, 'nginx/site.conf')
  if (nginxHasBrotli)
    writeFileSync(site, readFileSync(site, 'utf8').replace('# brotli_static on;', 'brotli_static on;'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${nginxHasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/nginx-${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${site};
  }
}
`,
  )
  const running = await run(nginx, ['-c', config, '-p', folder, '-e', 'stderr'], port, NOBODY)
  return { ...running, encodings: nginxHasBrotli ? ['br', 'gzip'] : ['gzip'] }
}

const apache = findCommand('apache2') || findCommand('httpd')
const APACHE_MODULES = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/lib/httpd/modules',
].find((folder) => existsSync(folder))

async function startApache({ folder, root, dist, hosts }: SiteCopy): Promise<RunningServer> {
  cpSync(join(hosts, 'apache/.htaccess'), join(dist, '.htaccess'))
  const port = await freePort()
  const names = 'mpm_event authz_core unixd dir mime headers rewrite filter deflate'
  const modules = names.split(' ').filter((name) => existsSync(`${APACHE_MODULES}/mod_${name}.so`))
  const config = join(folder, 'apache.conf')
  writeFileSync(
    config,
    `${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
Mutex posixsem
ErrorLog ${folder}/apache.log
TypesConfig /dev/null
DocumentRoot ${root}
<Directory ${dist}>
  Require all granted
  AllowOverride All
</Directory>
`,
  )
  const running = await run(apache, ['-f', config, '-D', 'FOREGROUND'], port, NOBODY)
  return { ...running, encodings: [] }
}

async function startPreview({ dist }: SiteCopy): Promise<RunningServer> {
  const port = await freePort()
  const root = join(import.meta.dirname, '../../..')
  const options = `preview --mode demo --host 127.0.0.1 --port ${port} --outDir`.split(' ')
  const args = [join(root, 'node_modules/vite/bin/vite.js'), ...options, dist]
  return run(process.execPath, args, port, { cwd: root })
}

export const serverKinds: readonly ServerKind[] = [
  { name: 'nginx', isInstalled: hasNginx, start: startNginx },
  {
    name: 'Apache',
    isInstalled: apache !== '' && APACHE_MODULES !== undefined,
    start: startApache,
  },
  { name: 'the preview', isInstalled: true, start: startPreview },
]
