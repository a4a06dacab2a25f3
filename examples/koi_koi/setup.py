from setuptools import setup

from zashiki.build import compiled

setup(**compiled("."))
