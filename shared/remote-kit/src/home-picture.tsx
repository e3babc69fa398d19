import type { LivingProperty } from '@portal/contract/living'
import { buildingTypeOf } from '@portal/domain/stated-words'
import { House } from '@portal/ui'

interface Props {
  /** The home that is drawn; any house where it is not known. */
  home: LivingProperty | null | undefined
  /** Width in pixels. */
  size?: number
}

/** A drawing of the kind of home that is told of. */
export const HomePicture = ({ home, ...props }: Props) => (
  <House apartment={buildingTypeOf(home?.residential_building_type ?? '') === 'apartment'} {...props} />
)
