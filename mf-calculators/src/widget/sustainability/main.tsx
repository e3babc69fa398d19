import { startWidget } from '../start-widget.tsx'
import { SustainabilityWidget } from './SustainabilityWidget.tsx'

startWidget(SustainabilityWidget, 'title_sustainability')
