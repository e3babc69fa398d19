import { createSlotStories } from '@portal/remote-kit-build/slot-story'
import config from '../../remote.config.ts'
import { texts } from '../texts.ts'
import { views } from '../views.tsx'
import answers from './emulator.ts'

const createStory = createSlotStories({ config, texts, views })

export default { title: 'Slot components/mf-mortgage', parameters: { answers } }

export const application = createStory('application')
export const home = createStory('home')
export const property = createStory('property')
