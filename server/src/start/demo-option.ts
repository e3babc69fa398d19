type Environment = Readonly<Record<string, string | undefined>>

/** Settings of real installations. */
const realTenantSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'REGISTRY_KEY',
  'PORTAL_DOMAIN',
  'PORTAL_URL',
]

/**
 * Settings of a start with `--demo`, as `npm start` uses. Any setting of a real installation, or `DEMO` itself, takes
 * precedence: a forgotten setting must not make it a demo.
 */
export function withDemoOption(env: Environment, args: readonly string[]): Environment {
  const isReal = realTenantSettings.some((name) => env[name])
  return args.includes('--demo') && !env.DEMO && !isReal ? { ...env, DEMO: 'true' } : env
}
