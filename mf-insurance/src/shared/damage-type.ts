import { type DamageType, damageTypes } from '@portal/contract/damage'

/** The kind of damage that a text names; nothing, or one the portal does not know, is `other` (DAMAGE-02). */
export const damageTypeOf = (name: string | null): DamageType =>
  damageTypes.find((type) => type === name) ?? 'other'
