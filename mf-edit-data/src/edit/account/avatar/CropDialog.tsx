import { saveAvatar } from '@portal/contract/avatar'
import { useWrite } from '@portal/remote-kit'
import { Button, chakra, Flex, Notice, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import Cropper, { type Point } from 'react-easy-crop'
import { useText } from '../../../texts.ts'
import { type CroppablePicture, croppedSidePixels } from './open-picture.ts'
import { maxZoom, minZoom, snapToZoomStep, zoomStep } from './zoom.ts'

/** Returns true once the animation of the surrounding dialog has ended. Measurements before that are scaled. */
function useDialogAnimationEnded(inside: RefObject<Element | null>): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let gone = false
    const layer = inside.current?.closest('[role=dialog]')
    const moving = layer?.getAnimations?.() ?? []
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => gone || setSettled(true))
    return () => {
      gone = true
    }
  }, [inside])
  return settled
}

/** Area of a picture, in pixels of the picture itself instead of CSS pixels. */
interface PictureArea {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Crops a square from a picture and encodes it for the API: a PNG of 350 × 350 pixels in base64 (API-49).
 * @throws if the browser cannot decode the picture
 */
async function cropPicture(url: string, area: PictureArea): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = croppedSidePixels
  canvas.height = croppedSidePixels
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    area.x,
    area.y,
    area.width,
    area.height,
    0,
    0,
    croppedSidePixels,
    croppedSidePixels,
  )
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '')
}

/**
 * Container of the cropper. Mounts the cropper after the dialog's animation, because the cropper measures itself on
 * mount.
 */
function CropContainer({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const settled = useDialogAnimationEnded(place)
  return (
    <chakra.div ref={place} css={cropAreaCss} maxW={`${croppedSidePixels}px`}>
      {settled && children}
    </chakra.div>
  )
}

interface CropDialogProps {
  picture: CroppablePicture
  onClose: () => void
  onSaved: () => void
}

/** Distance in pixels that an arrow key moves the picture. */
const cropKeyStepPixels = 5

/** Dialog to crop a picture: zoom and pan within the picture (AVATAR-01 … AVATAR-04). */
export default function CropDialog({ picture, onClose, onSaved }: CropDialogProps) {
  const text = useText()
  const zoomId = useId()
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(minZoom)
  const [area, setArea] = useState<PictureArea>()
  const [failed, setFailed] = useState(false)
  const save = useWrite(saveAvatar, { refreshes: ['CUSTOMER'] })
  const submitCroppedPicture = async () => {
    if (!area) return
    setFailed(false)
    const done = await cropPicture(picture.url, area)
      .then((avatar) => save.mutateAsync({ body: { avatar } }))
      .catch(() => null)
    if (done) onSaved()
    else setFailed(true)
  }
  const changeZoom = (value: number) => setZoom(snapToZoomStep(value))
  return (
    <Dialog open onClose={onClose} title={text('avatar_crop')} about={text('avatar_crop_hint')} width={480}>
      {picture.isSmall && <Text textStyle="meta">{text('avatar_small')}</Text>}
      {picture.isAnimated && <Text textStyle="meta">{text('avatar_moving')}</Text>}
      <CropContainer>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          minZoom={minZoom}
          maxZoom={maxZoom}
          zoomSpeed={0.5}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          keyboardStep={cropKeyStepPixels}
          onCropChange={setCrop}
          onZoomChange={changeZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': text('avatar_area') }}
          mediaProps={{ alt: '' }}
          disableAutomaticStylesInjection
        />
      </CropContainer>
      <Flex align="center" gap="2" maxW={`${croppedSidePixels}px`} w="100%" mx="auto">
        <chakra.label htmlFor={zoomId} textStyle="meta" fontWeight={600}>
          {text('avatar_zoom')}
        </chakra.label>
        <chakra.input
          id={zoomId}
          css={zoomSliderCss}
          type="range"
          min={minZoom}
          max={maxZoom}
          step={zoomStep}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => changeZoom(Number(event.target.value))}
        />
      </Flex>
      {failed && (
        <Notice status="bad" role="alert">
          <b>{text('uploads_error')}</b>
          <br />
          {text('avatar_save_kept')}
        </Notice>
      )}
      <Flex gap="3" wrap="wrap">
        <Button busy={save.isPending} onClick={() => void submitCroppedPicture()}>
          {text(save.isPending ? 'avatar_busy' : 'avatar_save')}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {text('account_cancel')}
        </Button>
      </Flex>
    </Dialog>
  )
}

/**
 * Styles of the cropper, keyed by its library's class names. The library itself would insert a style sheet, which pages
 * with Trusted Types reject.
 */
const cropAreaCss = {
  position: 'relative',
  w: '100%',
  aspectRatio: '1',
  mx: 'auto',
  rounded: 'card',
  overflow: 'hidden',
  bg: 'tint2',
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'none' },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    boxShadow: '0 0 0 9999em rgb(20 18 30/.55), inset 0 0 0 2px #fff',
    overflow: 'hidden',
  },
  '& .reactEasyCrop_CropAreaRound': { borderRadius: '50%' },
  '& .reactEasyCrop_CropArea:focus-visible': {
    outline: '3px solid var(--focus)',
    outlineOffset: '-6px',
  },
}

const zoomSliderCss = { flex: 1, minW: 0, h: '44px', accentColor: 'var(--accent)', cursor: 'pointer' }
