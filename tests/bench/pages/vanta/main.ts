import * as THREE from 'three'
import net from 'vanta/src/vanta.net.js'

// As in Vanta's documentation, with its defaults. On a page of the site it goes into the backdrop's element.
const host = document.createElement('div')
host.style.cssText = 'position:fixed;inset:0'
;(document.getElementById('backdrop') ?? document.body).append(host)
net({ el: host, THREE })
