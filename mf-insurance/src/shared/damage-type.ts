import { type DamageType, damageTypes } from '@portal/contract/damage'

/** Kind of damage by its Dutch name; `other` if absent or unknown (DAMAGE-02). */
export const parseDamageType = (name: string | null): DamageType =>
  damageTypes.find((type) => type === name) ?? 'other'
