import type { LivingProperty } from '@portal/contract/living'
import { buildingTypeOf } from '@portal/domain/dutch-terms'
import { House } from '@portal/ui'

interface Props {
  /** The home to draw; a generic house if unknown. */
  home: LivingProperty | null | undefined
  /** Width in pixels. */
  size?: number
}

/** Illustration of a home by its type. */
export const HomePicture = ({ home, ...props }: Props) => (
  <House apartment={buildingTypeOf(home?.residential_building_type ?? '') === 'apartment'} {...props} />
)
