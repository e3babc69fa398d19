import { acceptedExtensions } from '@portal/domain/upload/file-type'
import { type Ref, useRef } from 'react'
import { Button } from '../button/Button.tsx'

interface AttachButtonProps {
  label: string
  onFiles: (files: readonly File[]) => void
  ref?: Ref<HTMLButtonElement>
}

/** Button that attaches one file at a time to a message. */
export function AttachButton({ label, onFiles, ref }: AttachButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={acceptedExtensions.join()}
        hidden
        data-upload="attachment"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button
        kind="quiet"
        small
        icon="plus"
        ml="-3"
        {...(ref ? { ref } : {})}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
