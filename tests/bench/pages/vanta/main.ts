import * as THREE from 'three'
import net from 'vanta/src/vanta.net.js'

// As its documentation says, with its defaults; behind a page of this site it takes the backdrop's place.
const host = document.createElement('div')
host.style.cssText = 'position:fixed;inset:0'
;(document.getElementById('backdrop') ?? document.body).append(host)
net({ el: host, THREE })
