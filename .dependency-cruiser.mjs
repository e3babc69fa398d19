/**
 * These rules check which package may import which, and which module may import a library. They have no list of
 * exceptions: if a rule does not fit, change the structure.
 */

const remotePath = '^mf-([a-z-]+)/'
/** Example remote. It is not part of the portal and follows the rules of a remote in its own repository. */
const examplePath = '^shared/remote-kit/example/'
const sharedPath = (...packages) => `^shared/(${packages.join('|')})/`
/** Packages that remotes may import. */
const kitPath = sharedPath('blocks', 'contract', 'domain', 'remote-kit', 'remote-kit-build', 'time', 'ui')
/** All packages of this repository. */
const workspacePath = '^(shell|server|e2e|mf-[a-z-]+|shared/[a-z-]+)/'
/** Matches files of this repository outside the allowed paths. */
const workspaceExcept = (...allowed) => ({ path: workspacePath, pathNot: allowed })

/** Creates a rule: of this repository, files in `path` may import only the allowed paths. */
const allowedDependencies = (name, path, allowed) => ({
  name: `${name}-dependencies`,
  severity: 'error',
  from: { path },
  to: workspaceExcept(...allowed),
})

export default {
  forbidden: [
    allowedDependencies('time', sharedPath('time'), [sharedPath('time')]),
    allowedDependencies('contract', sharedPath('contract'), [sharedPath('contract', 'time')]),
    allowedDependencies('domain', sharedPath('domain'), [sharedPath('domain', 'contract', 'time')]),
    allowedDependencies('advice', sharedPath('advice'), [sharedPath('advice', 'contract', 'domain', 'time')]),
    allowedDependencies('ui', sharedPath('ui'), [sharedPath('ui'), '^shared/domain/src/(theme|format)/']),
    allowedDependencies('bsn-check', '^shared/bsn-check/src/', [
      '^shared/bsn-check/',
      '^shared/domain/src/(bsn|upload)/',
    ]),
    allowedDependencies('federation-runtime', sharedPath('federation-runtime'), [
      sharedPath('federation-runtime'),
    ]),
    {
      ...allowedDependencies('remote-kit', sharedPath('remote-kit'), [
        sharedPath('remote-kit', 'contract', 'ui'),
        '^shared/domain/src/(format/|theme/|to-do/|(dutch-terms|feature-gate)\\.ts$)',
      ]),
      from: { path: sharedPath('remote-kit'), pathNot: examplePath },
    },
    allowedDependencies('blocks', sharedPath('blocks'), [
      sharedPath('blocks', 'remote-kit', 'contract', 'domain', 'ui'),
    ]),
    {
      name: 'blocks-that-the-shell-shares-do-not-import-remote-kit',
      comment:
        'Each remote bundles remote-kit. The shell would import another copy, with other React contexts.',
      severity: 'error',
      from: {
        path: '^shared/blocks/src/((upload|message|file-field)\\.tsx$|(upload|message)/)',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^shared/remote-kit/' },
    },
    {
      name: 'only-blocks-and-widgets-import-form-parts',
      severity: 'error',
      from: { pathNot: '^(shared/(blocks|ui)|mf-[^/]+/src/widget)/' },
      to: { path: '^shared/ui/src/form-parts\\.ts$' },
    },
    allowedDependencies('remote-kit-build', sharedPath('remote-kit-build'), [
      sharedPath('remote-kit-build', 'blocks', 'remote-kit', 'contract', 'ui'),
      '^shared/domain/src/(theme/|(build-checks|library-signatures)\\.ts$)',
    ]),
    {
      name: 'only-build-config-and-stories-import-remote-kit-build',
      severity: 'error',
      from: {
        path: workspacePath,
        pathNot: ['^shared/remote-kit-build/', '/webpack\\.config\\.ts$', '\\.stories\\.tsx$'],
      },
      to: { path: '^shared/remote-kit-build/' },
    },
    allowedDependencies('example', examplePath, ['^shell/portal$', kitPath]),
    {
      name: 'nothing-imports-the-example',
      severity: 'error',
      from: { pathNot: examplePath },
      to: { path: examplePath },
    },
    allowedDependencies('shell', '^shell/', ['^shell/', kitPath, sharedPath('federation-runtime')]),
    allowedDependencies('server', '^server/', [
      '^server/',
      sharedPath('contract', 'domain', 'advice', 'time'),
    ]),
    allowedDependencies('e2e', '^e2e/', [
      '^e2e/',
      sharedPath('contract', 'advice'),
      '^shared/domain/src/library-signatures\\.ts$',
      '^shared/remote-kit/src/route-name\\.ts$',
    ]),
    {
      name: 'remote-dependencies',
      severity: 'error',
      from: { path: remotePath },
      to: workspaceExcept('^mf-$1/', '^shell/portal$', kitPath),
    },
    {
      name: 'screens-do-not-import-each-other',
      severity: 'error',
      from: { path: '^mf-[a-z-]+/src/([a-z-]+)/', pathNot: '^mf-[a-z-]+/src/test/' },
      to: { path: '^mf-[a-z-]+/src/[a-z-]+/', pathNot: ['^mf-[a-z-]+/src/($1|shared|texts|test)/'] },
    },
    {
      name: 'edit-categories-do-not-import-each-other',
      severity: 'error',
      from: { path: '^mf-edit-data/src/edit/([a-z-]+)/' },
      to: { path: '^mf-edit-data/src/edit/[a-z-]+/', pathNot: '^mf-edit-data/src/edit/$1/' },
    },
    {
      name: 'remote-source-is-in-folders',
      severity: 'error',
      from: {
        path: '^mf-[a-z-]+/src/[^/]+$',
        pathNot: '^mf-[a-z-]+/src/(remote\\.tsx|views\\.tsx|texts\\.ts)$',
      },
      to: {},
    },
    {
      name: 'only-shell-mount-imports-single-spa',
      severity: 'error',
      from: { path: '^(shell|mf-)', pathNot: '^shell/src/mount/' },
      to: { path: 'node_modules/.*single-spa' },
    },
    {
      name: 'only-shell-registry-imports-module-federation',
      severity: 'error',
      from: { path: '^(shell|mf-)[^/]*/src/', pathNot: '^shell/src/registry/' },
      to: { path: 'node_modules/.*@module-federation' },
    },
    {
      name: 'only-shell-session-imports-indexed-db',
      severity: 'error',
      from: { path: '^shell/src/', pathNot: '^shell/src/session/' },
      to: { path: '^shell/src/session/indexed-db\\.ts$' },
    },
    {
      name: 'remotes-import-no-shared-library-directly',
      severity: 'error',
      from: { path: remotePath },
      to: {
        path: 'node_modules/.*(@chakra-ui|@emotion|@nivo|@lingui|@tanstack/react-query|react-router|single-spa|/ky/)',
      },
    },
    {
      name: 'only-contract-valibot-imports-valibot',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z-]+|shared/(blocks|contract|remote-kit))/src/',
        pathNot: '^shared/contract/src/valibot\\.ts$',
      },
      to: { path: 'node_modules/.*valibot' },
    },
    {
      name: 'only-demo-mode-imports-the-demo',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(demo/|demo-mode\\.ts$)|\\.test\\.ts$' },
      to: { path: '^server/src/demo/' },
    },
    {
      name: 'demo-mode-imports-only-mode',
      severity: 'error',
      from: { path: '^server/src/demo-mode\\.ts$' },
      to: { path: '^server/src/demo/', pathNot: '^server/src/demo/demo-mode-implementation\\.ts$' },
    },
    {
      name: 'demo-is-imported-dynamically',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/demo/' },
      to: { path: '^server/src/demo/demo-mode-implementation\\.ts$', dynamic: false },
    },
    {
      name: 'only-server-imports-tenant-api',
      severity: 'error',
      from: { path: workspacePath, pathNot: ['^server/', '^shared/contract/src/tenant-api/'] },
      to: { path: '^shared/contract/src/tenant-api/' },
    },
    {
      name: 'no-circular-type-imports',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      from: { path: workspacePath },
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
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
