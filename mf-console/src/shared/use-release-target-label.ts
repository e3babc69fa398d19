import { useText } from '../texts.ts'

/** Returns a function that names where a version is used: the name of a tenant, "all tenants" or a channel. */
export function useReleaseTargetLabel(
  tenants: readonly { subdomain: string; name: string }[],
): (where: string) => string {
  const text = useText()
  return (where) => {
    if (where === '*') return text('all_tenants')
    return tenants.find(({ subdomain }) => subdomain === where)?.name ?? where
  }
}
