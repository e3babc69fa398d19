type Environment = Readonly<Record<string, string | undefined>>

/** Their presence means that the installation is real. */
const realTenantSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'REGISTRY_KEY',
  'PORTAL_DOMAIN',
  'PORTAL_URL',
]

/**
 * Settings of a start with `--demo`. Settings of a real installation, and `DEMO` itself, take precedence, so that a
 * real installation never becomes a demo.
 */
export function withDemoOption(env: Environment, args: readonly string[]): Environment {
  const isReal = realTenantSettings.some((name) => env[name])
  return args.includes('--demo') && !env.DEMO && !isReal ? { ...env, DEMO: 'true' } : env
}
