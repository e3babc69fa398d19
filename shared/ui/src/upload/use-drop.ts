import { type DragEvent, useRef, useState } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Lets files be dropped on an element: `over` says that they hang above it. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const enter = (steps: number) => {
    depth.current = Math.max(0, depth.current + steps)
    setOver(depth.current > 0)
  }
  return {
    over,
    onDragEnter: (event: DragEvent) => hasFiles(event) && enter(1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && enter(-1),
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      enter(-depth.current)
      onFiles([...event.dataTransfer.files])
    },
  }
}
