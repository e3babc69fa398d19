type Environment = Readonly<Record<string, string | undefined>>

/** What an operator sets who serves real firms. */
const ofRealFirms = [
  'DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'REGISTRY_KEY',
  'PORTAL_DOMAIN',
  'PORTAL_URL',
]

/**
 * The settings of a start that asks for a demo, by `--demo` as `npm start` does. Where anything of a real installation is
 * set, or `DEMO` itself, that counts: a forgotten setting must not make a demo of it.
 */
export function withDemoAsked(env: Environment, args: readonly string[]): Environment {
  const isReal = ofRealFirms.some((name) => env[name])
  return args.includes('--demo') && !env.DEMO && !isReal ? { ...env, DEMO: 'true' } : env
}
