type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/** Settings whose presence shows that the installation is real. */
const realInstallationSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'REGISTRY_KEY',
  'PORTAL_DOMAIN',
  'PORTAL_URL',
]

/**
 * Returns the settings of a start with `--demo`. Settings of a real installation, and `DEMO` itself, take precedence,
 * so that a real installation never becomes a demo.
 */
export function applyDemoOption(env: EnvironmentVariables, args: readonly string[]): EnvironmentVariables {
  const isReal = realInstallationSettings.some((name) => env[name])
  return args.includes('--demo') && !env.DEMO && !isReal ? { ...env, DEMO: 'true' } : env
}
