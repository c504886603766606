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

/** Path of a server, or an empty string where it is missing or the tests' user may not start it. */
function findServer(...commands: readonly string[]): string {
  const path = findCommand(...commands)
  return path && !spawnSync(path, ['-v'], { ...NOBODY, cwd: '/' }).error ? path : ''
}

const nginx = findServer('nginx')
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
  return { ...running, brotli: nginxHasBrotli }
}

const caddy = findServer('caddy')

async function startCaddy({ folder, root, hosts }: SiteCopy): Promise<RunningServer> {
  const port = await freePort()
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: root,
  }
  const rules = readFileSync(join(hosts, 'caddy/Caddyfile'), 'utf8')
  const config = join(folder, 'Caddyfile')
  // Another Caddy on the machine has the port of the administration.
  writeFileSync(
    config,
    `{\n\tadmin off\n}\n${rules.replace('import site.caddy', `import ${join(hosts, 'caddy/site.caddy')}`)}`,
  )
  const args = ['run', '--config', config, '--adapter', 'caddyfile']
  return run(caddy, args, port, { ...NOBODY, env })
}

const apache = findServer('apache2', 'httpd')
const APACHE_MODULES = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/lib/httpd/modules',
].find((folder) => existsSync(folder))

async function startApache(
  { folder, root, dist, hosts }: SiteCopy,
  rules: '<Directory>' | '.htaccess',
): Promise<RunningServer> {
  if (rules === '.htaccess') cpSync(join(hosts, 'apache/site.conf'), join(dist, '.htaccess'))
  const port = await freePort()
  const modules = ['mpm_event', 'authz_core', 'unixd', 'dir', 'mime', 'headers', 'rewrite'].filter((name) =>
    existsSync(`${APACHE_MODULES}/mod_${name}.so`),
  )
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
  ${rules === '.htaccess' ? 'AllowOverride All' : `Include ${hosts}/apache/site.conf`}
</Directory>
`,
  )
  return run(apache, ['-f', config, '-D', 'FOREGROUND'], port, NOBODY)
}

async function startPreview({ dist }: SiteCopy): Promise<RunningServer> {
  const port = await freePort()
  const root = join(import.meta.dirname, '../../..')
  const options = `preview --mode demo --host 127.0.0.1 --port ${port} --outDir`.split(' ')
  const args = [join(root, 'node_modules/vite/bin/vite.js'), ...options, dist]
  return run(process.execPath, args, port, { cwd: root })
}

const hasApache = apache !== '' && APACHE_MODULES !== undefined

export const serverKinds: readonly ServerKind[] = [
  { name: 'nginx', isInstalled: nginx !== '', start: startNginx },
  { name: 'Caddy', isInstalled: caddy !== '', start: startCaddy },
  { name: 'Apache', isInstalled: hasApache, start: (site) => startApache(site, '<Directory>') },
  { name: 'Apache with .htaccess', isInstalled: hasApache, start: (site) => startApache(site, '.htaccess') },
  { name: 'the preview', isInstalled: true, start: startPreview },
]
