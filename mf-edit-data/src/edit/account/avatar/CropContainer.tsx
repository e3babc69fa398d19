import { chakra } from '@portal/ui'
import { type ReactNode, useRef } from 'react'
import { cropAreaCss } from './crop-styles.ts'
import { croppedSidePixels } from './open-picture.ts'
import { useDialogAnimationEnded } from './use-dialog-animation-ended.ts'

/**
 * Container of the cropper. Mounts the cropper after the dialog's animation, because the cropper measures itself on
 * mount.
 */
export function CropContainer({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const settled = useDialogAnimationEnded(place)
  return (
    <chakra.div ref={place} css={cropAreaCss} maxW={`${croppedSidePixels}px`}>
      {settled && children}
    </chakra.div>
  )
}
