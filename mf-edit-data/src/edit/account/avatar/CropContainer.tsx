import { chakra } from '@portal/ui'
import { type ReactNode, useRef } from 'react'
import { areaCss } from './crop-styles.ts'
import { cropSize } from './picture.ts'
import { useSettled } from './use-settled.ts'

/** Container of the cropper: mounts it after the dialog's animation, since it measures itself on mount. */
export function CropContainer({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const settled = useSettled(place)
  return (
    <chakra.div ref={place} css={areaCss} maxW={`${cropSize}px`}>
      {settled && children}
    </chakra.div>
  )
}
