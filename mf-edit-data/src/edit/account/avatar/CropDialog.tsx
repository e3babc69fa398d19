import { saveAvatar } from '@portal/contract/avatar'
import { useWrite } from '@portal/remote-kit'
import { Button, chakra, Flex, Notice, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { useId, useState } from 'react'
import Cropper, { type Point } from 'react-easy-crop'
import { useText } from '../../../texts.ts'
import { CropContainer } from './CropContainer.tsx'
import { cropPicture, type PictureArea } from './crop-picture.ts'
import { zoomSliderCss } from './crop-styles.ts'
import { type CroppablePicture, croppedSidePixels } from './open-picture.ts'
import { maxZoom, minZoom, snapToZoomStep, zoomStep } from './zoom.ts'

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
