import { type DamageType, damageTypes } from '@portal/contract/damage'

/** Kind of damage by its Dutch name; absent or unknown ones are `other` (DAMAGE-02). */
export const damageTypeOf = (name: string | null): DamageType =>
  damageTypes.find((type) => type === name) ?? 'other'
