/** Allowed imports between packages. There is no list of exceptions: where a rule does not fit, the structure is wrong. */
const remote = '^mf-([a-z-]+)/'
/** Examples of remotes, which are none of the portal's and keep to what holds for those. */
const example = '^shared/remote-kit/example/'
const shared = (...names) => `^shared/(${names.join('|')})/`
const source = '^(shell|server|e2e|mf-[a-z-]+|shared/[a-z-]+)/'
/** Ours, but none of the named rooms. */
const otherThan = (...allowed) => ({ path: source, pathNot: allowed })

const room = (name, path, allowed) => ({
  name: `${name}-knows`,
  severity: 'error',
  from: { path },
  to: otherThan(...allowed),
})

export default {
  forbidden: [
    room('contract', shared('contract'), [shared('contract')]),
    room('domain', shared('domain'), [shared('domain', 'contract')]),
    room('advice', shared('advice'), [shared('advice', 'contract', 'domain')]),
    room('ui', shared('ui'), [shared('ui'), '^shared/domain/src/(bsn|theme|format|upload)/']),
    room('bsn-check', '^shared/bsn-check/src/', ['^shared/bsn-check/', '^shared/domain/src/(bsn|upload)/']),
    room('federation-runtime', shared('federation-runtime'), [shared('federation-runtime')]),
    {
      ...room('remote-kit', shared('remote-kit'), [
        shared('remote-kit', 'contract', 'ui'),
        '^shared/domain/src/(format/|theme/|to-do/|upload/|dutch-terms\\.ts$)',
      ]),
      from: { path: shared('remote-kit'), pathNot: example },
    },
    room('remote-kit-build', shared('remote-kit-build'), [
      shared('remote-kit-build', 'remote-kit', 'contract', 'ui'),
      '^shared/domain/src/theme/',
    ]),
    {
      name: 'only-configurations-and-stories-know-the-build',
      severity: 'error',
      from: {
        path: source,
        pathNot: ['^shared/remote-kit-build/', '/webpack\\.config\\.ts$', '\\.stories\\.tsx$'],
      },
      to: { path: '^shared/remote-kit-build/' },
    },
    room('example', example, [
      '^shell/portal$',
      shared('contract', 'domain', 'ui', 'remote-kit', 'remote-kit-build'),
    ]),
    {
      name: 'nobody-knows-the-example',
      severity: 'error',
      from: { pathNot: example },
      to: { path: example },
    },
    room('shell', '^shell/', [
      '^shell/',
      shared('contract', 'domain', 'ui', 'remote-kit', 'remote-kit-build', 'federation-runtime'),
    ]),
    room('server', '^server/', ['^server/', shared('contract', 'domain', 'advice')]),
    room('e2e', '^e2e/', ['^e2e/', shared('contract', 'advice')]),
    {
      name: 'a-remote-knows-itself-and-shared',
      severity: 'error',
      from: { path: remote },
      to: otherThan(
        '^mf-$1/',
        '^shell/portal$',
        shared('contract', 'domain', 'ui', 'remote-kit', 'remote-kit-build'),
      ),
    },
    {
      name: 'screens-do-not-import-each-other',
      severity: 'error',
      from: { path: '^mf-[a-z-]+/src/([a-z-]+)/', pathNot: '^mf-[a-z-]+/src/test/' },
      to: { path: '^mf-[a-z-]+/src/[a-z-]+/', pathNot: ['^mf-[a-z-]+/src/($1|shared|texts|test)/'] },
    },
    {
      name: 'categories-do-not-import-each-other',
      severity: 'error',
      from: { path: '^mf-edit-data/src/edit/([a-z-]+)/' },
      to: { path: '^mf-edit-data/src/edit/[a-z-]+/', pathNot: '^mf-edit-data/src/edit/$1/' },
    },
    {
      name: 'nothing-lies-beside-the-folders-of-a-remote',
      severity: 'error',
      from: {
        path: '^mf-[a-z-]+/src/[^/]+$',
        pathNot: '^mf-[a-z-]+/src/(remote\\.tsx|routes\\.tsx|texts\\.ts)$',
      },
      to: {},
    },
    {
      name: 'only-mount-knows-single-spa',
      severity: 'error',
      from: { path: '^(shell|mf-)', pathNot: '^shell/src/mount/' },
      to: { path: 'node_modules/.*single-spa' },
    },
    {
      name: 'only-registry-knows-federation',
      severity: 'error',
      from: { path: '^(shell|mf-)[^/]*/src/', pathNot: '^shell/src/registry/' },
      to: { path: 'node_modules/.*@module-federation' },
    },
    {
      name: 'only-session-knows-storage',
      severity: 'error',
      from: { path: '^shell/src/', pathNot: '^shell/src/(session/|shell\\.ts$)' },
      to: { path: '^shell/src/session/indexed-db-vault' },
    },
    {
      name: 'remotes-take-libraries-from-the-portal',
      severity: 'error',
      from: { path: remote },
      to: {
        path: 'node_modules/.*(@chakra-ui|@emotion|@nivo|@lingui|@tanstack/react-query|react-router|single-spa|/ky/)',
      },
    },
    {
      name: 'one-module-knows-valibot',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z-]+|shared/(contract|remote-kit))/src/',
        pathNot: '^shared/contract/src/schema\\.ts$',
      },
      to: { path: 'node_modules/.*valibot' },
    },
    {
      name: 'only-demo-mode-knows-the-demo',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(demo/|demo-mode\\.ts$)|\\.test\\.ts$' },
      to: { path: '^server/src/demo/' },
    },
    {
      name: 'demo-mode-knows-one-module-of-the-demo',
      severity: 'error',
      from: { path: '^server/src/demo-mode\\.ts$' },
      to: { path: '^server/src/demo/', pathNot: '^server/src/demo/mode\\.ts$' },
    },
    {
      name: 'the-demo-is-loaded-when-asked-for',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/demo/' },
      to: { path: '^server/src/demo/mode\\.ts$', dynamic: false },
    },
    {
      name: 'only-the-server-uses-the-tenant-api',
      severity: 'error',
      from: { path: source, pathNot: ['^server/', '^shared/contract/src/tenant-api/'] },
      to: { path: '^shared/contract/src/tenant-api/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types-in-remotes-and-what-they-share',
      severity: 'error',
      from: { path: '^(mf-|shared/)' },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { path: source },
      to: {
        couldNotResolve: true,
        pathNot: '^(shell/portal|server-rendering/remote|emulated/|node:|.*\\.woff2$)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(node_modules/\\.cache|\\.types|migrations|test-report|test-results)/|^(?!.*node_modules/).*/dist/',
    },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
