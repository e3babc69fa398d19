import type { LivingProperty } from '@portal/contract/living-details'
import { translateBuildingType } from '@portal/domain/dutch-terms'
import { House } from '@portal/ui'

interface HomePictureProps {
  /** Home to show; a generic house without a known home. */
  home: LivingProperty | null | undefined
  size?: number
}

export const HomePicture = ({ home, ...props }: HomePictureProps) => (
  <House
    apartment={translateBuildingType(home?.residential_building_type ?? '') === 'apartment'}
    {...props}
  />
)
